import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {missingClasses, recordApi} from './recordApi';
import {recordThirdParty} from './recordThirdParty';

const release = {
  section: 'pager',
  repository: 'owner/pager',
  tag: 'v1.2.0',
  date: '2026-01-02',
  install: 'owner/pager',
  purpose: 'Pages.',
};

function tree(source: string): string {
  const libs = mkdtempSync(path.join(tmpdir(), 'libs-'));
  mkdirSync(path.join(libs, 'pager', 'src', 'Tests'), {recursive: true});
  const content = {name: 'owner/pager', autoload: {'psr-4': {'Owner\\': 'src/'}}};
  writeFileSync(path.join(libs, 'pager', 'composer.json'), JSON.stringify(content));
  writeFileSync(path.join(libs, 'pager', 'src', 'All.php'), source);
  writeFileSync(path.join(libs, 'pager', 'src', 'Tests', 'XTest.php'), '<?php class XTest {}');
  return libs;
}

// The first run installs the parsers with Composer.
describe('recordApi', {timeout: 120_000}, () => {
  it('reads full types, tags and attributes, and no text', () => {
    const libs = tree(`<?php
namespace Owner\\Internal;
use Other\\Thing as It;
/**
 * Secret text.
 * @template T of It
 * @implements \\IteratorAggregate<int, T>
 * @deprecated secret
 */
#[\\Attribute(\\Attribute::TARGET_CLASS | \\Attribute::IS_REPEATABLE)]
final readonly class Pages implements \\IteratorAggregate
{
    /** @param array{it: It, Near} $map */
    public function __construct(protected It|string $it, private array $map = [/* secret */ It::ONE]) {}
    /** @return int<0, max>|null */
    public function count(?Near &...$near): ?int { return 1; }
    private function hidden(): void {}
}
enum Order: string { case Asc = 'asc'; }`);
    const {api, unreadable} = recordApi(libs, release);
    expect(unreadable).toEqual([]);
    expect(JSON.stringify(api)).not.toMatch(/secret/i);
    const [order, pages, ...others] = api.classes;
    expect(others).toEqual([]);
    expect(order).toMatchObject({fqcn: 'Owner\\Internal\\Order', backing: 'string', line: 19});
    expect(pages).toMatchObject({
      kind: 'class',
      file: 'src/All.php',
      line: 11,
      final: true,
      readonly: true,
      deprecated: true,
      internal_by_namespace: true,
      templates: [{name: 'T', bound: '\\Other\\Thing'}],
      generic_parents: ['\\IteratorAggregate<int, T>'],
      attribute: 'TARGET_CLASS',
      repeatable: true,
      properties: [{name: 'it', type: 'Other\\Thing|string', visibility: 'protected'}],
    });
    expect(pages?.methods?.map(({name}) => name)).toEqual(['__construct', 'count']);
    expect(pages?.methods?.[0]?.params[1]).toEqual({
      name: 'map',
      type: 'array',
      doc_type: 'array{it: \\Other\\Thing, \\Owner\\Internal\\Near}',
      default: '[\\Other\\Thing::ONE]',
      promoted: true,
    });
    expect(pages?.methods?.[1]).toMatchObject({
      params: [{name: 'near', type: '?Owner\\Internal\\Near', variadic: true, by_ref: true}],
      return: '?int',
      doc_return: 'int<0, max>|null',
    });
  });

  it('keeps a private method only where it fulfills a trait', () => {
    const libs = tree(`<?php
trait Counts { abstract private function size(): int; private function other(): int { return 1; } }
class Pages { use Counts; private function size(): int { return 1; } private function own(): int { return 1; } }`);
    const {api} = recordApi(libs, release);
    const names = api.classes.map(({methods = []}) => methods.map(({name}) => name));
    expect(names).toEqual([['size'], ['size']]);
  });

  it('reports a tag that it cannot read', () => {
    const libs = tree('<?php class A { /** @return array< */ public function a() {} }');
    expect(recordApi(libs, release).unreadable).toEqual([
      expect.stringContaining('src/All.php: @return'),
    ]);
  });

  it('rejects a source without classes', () => {
    expect(() => recordApi(tree('<?php return [];'), release)).toThrow('lack no class at all');
  });

  it('reads the selected files of a third-party package', () => {
    const libs = tree('<?php class A {}');
    const entry = {package: 'owner/pager', repository: 'owner/pager', tag: 'v1'};
    const {classes} = recordThirdParty(libs, {...entry, only: ['src/All.php']});
    expect(classes.map(({fqcn}) => fqcn)).toEqual(['A']);
    expect(() => recordThirdParty(libs, {...entry, package: 'owner/other'})).toThrow(
      'its composer file says owner/pager, not owner/other',
    );
  });
});

describe('missingClasses', () => {
  const one = {fqcn: 'A', kind: 'class', package: 'owner/pager'} as const;

  it('accepts facts with every counted class', () => {
    expect(missingClasses(['A'], [one])).toEqual([]);
  });

  it('finds a class that the facts lack, or have once instead of twice', () => {
    expect(missingClasses(['A', 'B', 'A'], [one])).toEqual(['B', 'A']);
  });
});
