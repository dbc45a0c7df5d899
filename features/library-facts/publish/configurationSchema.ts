import type {Bundle, ConfigurationNode} from '../schema/services';

/** A JSON Schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const dialect = 'https://json-schema.org/draft/2020-12/schema';

// The container replaces `%parameter%` and `%env(NAME)%` before it checks a value.
const parameter = {type: 'string', pattern: '^%.+%$'};

/**
 * The JSON Schema of the configuration files of a bundle, made from its configuration tree. A file may configure other
 * bundles too.
 */
export function configurationSchema({alias, configuration}: Bundle, address: string): JsonSchema {
  const own = nodeSchema(configuration);
  return {
    $schema: dialect,
    $id: address,
    title: `Configuration of ${alias}`,
    type: 'object',
    properties: {[alias]: {$ref: '#/$defs/configuration'}},
    patternProperties: {
      '^when@': {
        type: 'object',
        properties: {[alias]: {$ref: '#/$defs/configuration'}},
      },
    },
    $defs: {configuration: own},
  };
}

function nodeSchema(node: ConfigurationNode): JsonSchema {
  return {
    ...typeSchema(node),
    ...(node.default !== undefined && {default: node.default}),
    ...(node.deprecated === true && {deprecated: true}),
  };
}

function typeSchema(node: ConfigurationNode): JsonSchema {
  switch (node.type) {
    case 'array':
      return arraySchema(node);
    case 'prototype':
      return prototypeSchema(node);
    case 'boolean':
      return {anyOf: [{type: 'boolean'}, parameter]};
    case 'integer':
    case 'float': {
      const {min, max} = node;
      const number = {
        type: node.type === 'integer' ? 'integer' : 'number',
        ...(min !== undefined && {minimum: min}),
        ...(max !== undefined && {maximum: max}),
      };
      return {anyOf: [number, parameter]};
    }
    case 'enum':
      return {enum: node.values ?? []};
    case 'scalar':
      return {
        type: ['string', 'number', 'boolean', ...(node.allowEmpty === false ? [] : ['null'])],
        ...(node.allowEmpty === false && {minLength: 1}),
      };
    case 'variable':
      return {};
  }
}

function arraySchema({children = [], ignoreExtraKeys, required}: ConfigurationNode): JsonSchema {
  const names = children.filter((child) => child.required === true).map(({name}) => name);
  // A node that can be switched on and off accepts only that, too.
  const isSwitch = children.some(({name, type}) => name === 'enabled' && type === 'boolean');
  const isOptional = names.length === 0 && required !== true;
  return {
    type: ['object', ...(isSwitch ? ['boolean'] : []), ...(isOptional ? ['null'] : [])],
    properties: Object.fromEntries(children.map((child) => [child.name, nodeSchema(child)])),
    ...(names.length > 0 && {required: names}),
    additionalProperties: ignoreExtraKeys === true,
  };
}

function prototypeSchema({prototype, keyAttribute, minElements}: ConfigurationNode): JsonSchema {
  const item = prototype === undefined ? {} : nodeSchema(prototype);
  return {
    type: keyAttribute === undefined ? ['array', 'object'] : 'object',
    additionalProperties: item,
    ...(minElements !== undefined && {minProperties: minElements}),
    ...(keyAttribute === undefined && {
      items: item,
      ...(minElements !== undefined && {minItems: minElements}),
    }),
  };
}
