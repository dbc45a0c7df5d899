import type {
  ApiClass,
  ApiConstant,
  ApiMethod,
  ApiParam,
  ApiProperty,
  Template,
} from '../schema/api';

// Words in native types that are not class names.
const words = new Set(
  'array bool callable false float int iterable mixed never null object parent self static string true void'.split(
    ' ',
  ),
);

/**
 * A PHP file that declares a class from its facts, with empty bodies: what PHPStan needs to know about it. Put it
 * where PSR-4 looks for it: `Rekalogika/Mapper/MapperInterface.php`.
 */
export function stubOf(one: ApiClass): string {
  const at = one.fqcn.lastIndexOf('\\');
  const namespace = at < 0 ? [] : [`namespace ${one.fqcn.slice(0, at)};`, ''];
  const lines = [
    ...docOf('', [
      ...templatesOf(one.templates),
      ...genericTags(one, ['extends', 'implements']),
      ...magicOf(one),
      ...(one.tags ?? []),
      ...marksOf(one),
    ]),
    ...attributeOf(one),
    headOf(one),
    '{',
    ...traitsOf(one),
    ...(one.cases ?? []).map(({name, value}) =>
      value === undefined ? `    case ${name};` : `    case ${name} = ${value};`,
    ),
    ...(one.constants ?? []).flatMap(constantOf),
    ...(one.properties ?? []).filter(({magic}) => magic !== true).flatMap(propertyOf),
    ...(one.methods ?? [])
      .filter(({magic}) => magic !== true)
      .flatMap((method) => methodOf(method, one)),
    '}',
  ];
  return ['<?php', '', ...namespace, ...lines, ''].join('\n');
}

/** Where PSR-4 looks for a class below the folder of all stubs. */
export function stubPath(fqcn: string): string {
  return `${fqcn.replaceAll('\\', '/')}.php`;
}

function docOf(indent: string, tags: readonly string[]): string[] {
  return tags.length === 0
    ? []
    : [`${indent}/**`, ...tags.map((tag) => `${indent} * ${tag}`), `${indent} */`];
}

function marksOf({deprecated, internal}: {deprecated?: boolean; internal?: boolean}): string[] {
  return [
    ...(deprecated === true ? ['@deprecated'] : []),
    ...(internal === true ? ['@internal'] : []),
  ];
}

function templatesOf(templates: readonly Template[] = []): string[] {
  return templates.map(({name, bound, variance, ...rest}) => {
    const tag = variance === undefined ? '@template' : `@template-${variance}`;
    const of = bound === undefined ? '' : ` of ${bound}`;
    return `${tag} ${name}${of}${rest.default === undefined ? '' : ` = ${rest.default}`}`;
  });
}

/** The generic parents that are named in one of the lists, as tags. */
function genericTags(
  one: ApiClass,
  lists: readonly ('extends' | 'implements' | 'uses')[],
): string[] {
  return lists.flatMap((list) => {
    const tag = list === 'uses' ? '@use' : `@${list}`;
    return (one.generic_parents ?? [])
      .filter((parent) => one[list]?.includes(parent.replace(/^\\|<.*/gs, '')))
      .map((parent) => `${tag} ${parent}`);
  });
}

function attributeOf({attribute, repeatable}: ApiClass): string[] {
  if (attribute === undefined) {
    return [];
  }
  const flags = [...attribute.split('|'), ...(repeatable === true ? ['IS_REPEATABLE'] : [])];
  return [`#[\\Attribute(${flags.map((flag) => `\\Attribute::${flag}`).join(' | ')})]`];
}

function headOf(one: ApiClass): string {
  const modifiers = [
    one.final === true ? 'final ' : '',
    one.abstract === true ? 'abstract ' : '',
    one.readonly === true ? 'readonly ' : '',
  ].join('');
  const name = one.fqcn.slice(one.fqcn.lastIndexOf('\\') + 1);
  const backing = one.backing === undefined ? '' : `: ${one.backing}`;
  const list = (word: string, names: readonly string[] = []) =>
    names.length === 0 ? '' : ` ${word} ${names.map((parent) => `\\${parent}`).join(', ')}`;
  const parents = list('extends', one.extends) + list('implements', one.implements);
  return `${modifiers}${one.kind} ${name}${backing}${parents}`;
}

function traitsOf(one: ApiClass): string[] {
  const names = (one.uses ?? []).map((name) => `\\${name}`).join(', ');
  if (names === '') {
    return [];
  }
  const rules = (one.trait_rules ?? []).map((rule) => `        ${rule};`);
  const end =
    rules.length === 0 ? [`    use ${names};`] : [`    use ${names} {`, ...rules, '    }'];
  return [...docOf('    ', genericTags(one, ['uses'])), ...end];
}

function constantOf(one: ApiConstant): string[] {
  const final = one.final === true ? 'final ' : '';
  // The type is omitted: PHP 8.2 cannot parse it, and the value implies it.
  return [
    ...docOf('    ', [...tagOf('@var', one.doc_type), ...marksOf(one)]),
    `    ${final}${one.visibility} const ${one.name} = ${one.value ?? 'null'};`,
  ];
}

function propertyOf(one: ApiProperty): string[] {
  const modifiers = [
    one.visibility,
    ...(one.static === true ? ['static'] : []),
    ...(one.readonly === true ? ['readonly'] : []),
    ...(one.type === undefined ? [] : [nativeType(one.type)]),
  ].join(' ');
  const value = one.default === undefined ? '' : ` = ${one.default}`;
  return [
    ...docOf('    ', [...tagOf('@var', one.doc_type), ...marksOf(one)]),
    `    ${modifiers} $${one.name}${value};`,
  ];
}

function methodOf(method: ApiMethod, {kind}: ApiClass): string[] {
  const modifiers = [
    ...(method.final === true ? ['final '] : []),
    ...(method.abstract === true ? ['abstract '] : []),
    `${method.visibility} `,
    ...(method.static === true ? ['static '] : []),
  ].join('');
  const tags = [
    ...templatesOf(method.templates),
    ...method.params.flatMap((param) =>
      param.doc_type === undefined ? [] : [`@param ${param.doc_type} ${variableOf(param)}`],
    ),
    ...tagOf('@return', method.doc_return),
    ...(method.throws ?? []).map((type) => `@throws ${type}`),
    ...(method.tags ?? []),
    ...marksOf(method),
  ];
  const body = method.abstract === true || kind === 'interface' ? ';' : ' {}';
  const returns = method.return === undefined ? '' : `: ${nativeType(method.return)}`;
  const name = (method.by_ref === true ? '&' : '') + method.name;
  const params = method.params.map(paramOf).join(', ');
  return [...docOf('    ', tags), `    ${modifiers}function ${name}(${params})${returns}${body}`];
}

function paramOf(param: ApiParam): string {
  const type = param.type === undefined ? '' : `${nativeType(param.type)} `;
  const value = param.default === undefined ? '' : ` = ${param.default}`;
  return type + variableOf(param) + value;
}

function variableOf({name, variadic, by_ref}: ApiParam): string {
  return `${by_ref === true ? '&' : ''}${variadic === true ? '...' : ''}$${name}`;
}

function magicOf(one: ApiClass): string[] {
  const properties = (one.properties ?? []).filter(({magic}) => magic === true);
  const methods = (one.methods ?? []).filter(({magic}) => magic === true);
  return [
    ...properties.map(({name, doc_type}) => `@property ${doc_type ?? 'mixed'} $${name}`),
    ...methods.map((method) => {
      const params = method.params.map((param) =>
        [
          ...(param.doc_type === undefined ? [] : [param.doc_type]),
          variableOf(param),
          ...(param.default === undefined ? [] : ['=', param.default]),
        ].join(' '),
      );
      const returns = `${method.static === true ? 'static ' : ''}${method.doc_return ?? 'mixed'}`;
      return `@method ${returns} ${method.name}(${params.join(', ')})`;
    }),
  ];
}

function tagOf(tag: string, type: string | undefined): string[] {
  return type === undefined ? [] : [`${tag} ${type}`];
}

/** A native type with a leading backslash before each class name. */
function nativeType(type: string): string {
  return type.replace(/[\w\\]+/g, (name) =>
    words.has(name.toLowerCase()) || name.startsWith('\\') ? name : `\\${name}`,
  );
}
