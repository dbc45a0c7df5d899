import {describe, expect, it} from 'vitest';

import type {ApiClass} from '../schema/api';
import {stubOf, stubPath} from './stubs';

const at = {package: 'owner/pager', file: 'src/x.php', line: 3} as const;

describe('stubOf', () => {
  it('writes a class with its parents, generics and members', () => {
    const one: ApiClass = {
      ...at,
      fqcn: 'Owner\\Pager\\Pages',
      kind: 'class',
      final: true,
      readonly: true,
      implements: ['Countable', 'IteratorAggregate'],
      uses: ['Owner\\Pager\\CountTrait'],
      trait_rules: ['\\Owner\\Pager\\CountTrait::count as protected total'],
      templates: [{name: 'T', bound: 'object', variance: 'covariant'}],
      generic_parents: ['\\IteratorAggregate<int, T>', '\\Owner\\Pager\\CountTrait<T>'],
      tags: ['@phpstan-require-extends \\Owner\\Base'],
      internal: true,
      attribute: 'TARGET_CLASS|TARGET_METHOD',
      repeatable: true,
      constants: [{name: 'SIZE', value: '50', visibility: 'public', final: true}],
      properties: [
        {name: 'items', type: 'array', doc_type: 'list<T>', visibility: 'public', readonly: true},
        {name: 'magic', doc_type: 'int', visibility: 'public', magic: true},
      ],
      methods: [
        {
          name: 'of',
          visibility: 'public',
          static: true,
          params: [
            {name: 'pager', type: '?Owner\\Pager\\Pager', default: 'null'},
            {name: 'rest', type: 'string|(A&B)', variadic: true, by_ref: true, doc_type: 'T'},
          ],
          return: 'static',
          doc_return: 'self<T>',
          throws: ['\\LogicException'],
          deprecated: true,
        },
        {name: 'page', visibility: 'public', params: [], doc_return: 'T', magic: true},
      ],
    };
    expect(stubOf(one)).toBe(`<?php

namespace Owner\\Pager;

/**
 * @template-covariant T of object
 * @implements \\IteratorAggregate<int, T>
 * @property int $magic
 * @method T page()
 * @phpstan-require-extends \\Owner\\Base
 * @internal
 */
#[\\Attribute(\\Attribute::TARGET_CLASS | \\Attribute::TARGET_METHOD | \\Attribute::IS_REPEATABLE)]
final readonly class Pages implements \\Countable, \\IteratorAggregate
{
    /**
     * @use \\Owner\\Pager\\CountTrait<T>
     */
    use \\Owner\\Pager\\CountTrait {
        \\Owner\\Pager\\CountTrait::count as protected total;
    }
    final public const SIZE = 50;
    /**
     * @var list<T>
     */
    public readonly array $items;
    /**
     * @param T &...$rest
     * @return self<T>
     * @throws \\LogicException
     * @deprecated
     */
    public static function of(?\\Owner\\Pager\\Pager $pager = null, string|(\\A&\\B) &...$rest): static {}
}
`);
  });

  it('writes methods of interfaces and abstract methods without bodies', () => {
    const methods = [{name: 'count', visibility: 'public', params: [], return: 'int'}];
    const face: ApiClass = {...at, fqcn: 'Face', kind: 'interface', methods};
    expect(stubOf(face)).toContain('interface Face\n{\n    public function count(): int;\n}');
    const base: ApiClass = {
      ...at,
      fqcn: 'Base',
      kind: 'class',
      abstract: true,
      methods: methods.map((method) => ({...method, abstract: true})),
    };
    expect(stubOf(base)).toContain('abstract class Base\n{\n    abstract public function count()');
  });

  it('writes an enum with its values', () => {
    const cases = [{name: 'Asc', value: "'asc'"}, {name: 'Desc'}];
    const one: ApiClass = {...at, fqcn: 'Order', kind: 'enum', backing: 'string', cases};
    expect(stubOf(one)).toContain(
      "enum Order: string\n{\n    case Asc = 'asc';\n    case Desc;\n}",
    );
  });

  it('names the file as PSR-4 requires', () => {
    expect(stubPath('Owner\\Pager\\Pages')).toBe('Owner/Pager/Pages.php');
  });
});
