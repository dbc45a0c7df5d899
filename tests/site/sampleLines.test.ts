import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {readApis} from '../../features/library-facts/schema/recordedFiles';
import {checkSampleLines} from './sampleLines';
import {build, pageOf, readPages} from './site';

/** The members of each class, with those that it has from traits and parents of the family; the parameters of methods. */
function recordedNames(): (name: string) => readonly string[] {
  const apis = readApis(path.join(build, '..', 'generated', 'api'));
  const classes = new Map(
    apis.flatMap((api) => api.classes.map((one) => [one.fqcn, one] as const)),
  );
  const membersOf = (name: string): readonly string[] => {
    const one = classes.get(name);
    if (one === undefined) {
      return [];
    }
    const {cases = [], constants = [], properties = [], methods = []} = one;
    const own = [...cases, ...constants, ...properties, ...methods].map((member) => member.name);
    const parents = [...(one.uses ?? []), ...(one.extends ?? []), ...(one.implements ?? [])];
    return [...own, ...parents.flatMap(membersOf)];
  };
  return (symbol) => {
    const [owner = '', member] = symbol.split('::');
    return member === undefined
      ? membersOf(owner)
      : (classes.get(owner)?.methods ?? [])
          .filter(({name}) => name === member)
          .flatMap(({params}) => params.map(({name}) => name));
  };
}

const declared = '<h2 id=Gate></h2><p><code>class Rekalogika\\Depot\\Gate</code></p>';
const reference = (href: string) =>
  pageOf(
    `${declared}<dl><dt>Held by<dd><a href=/none>x</a><dt>Samples<dd><a href="${href}">x</a></dl>`,
    'depot/reference/api/gates.html',
  );
const line = (code: string) => `<pre><code><span class=line>${code}</span></code></pre>`;
const check = (href: string, sample: string) =>
  checkSampleLines([reference(href), pageOf(sample, 'depot.html')], () => ['open']);

describe('the samples of a class in the API reference', () => {
  it('are linked to the line that uses it', () => {
    const found = checkSampleLines(readPages(), recordedNames());
    expect(found.problems).toEqual([]);
    expect(found.named).toBeGreaterThan(1_400);
    expect(found.byMember).toBeGreaterThan(0);
    expect(found.inSetUp).toBeGreaterThan(0);
    console.log(
      `${String(found.named + found.byMember)} links to lines of samples: ${String(found.named)} ` +
        `with the class, ${String(found.byMember)} with a member, ${String(found.inSetUp)} in a set-up`,
    );
  });

  it('may be named, only called, or in the setup', () => {
    expect(check('/depot#Gate', line('new <b id=Gate>Gate</b>();'))).toEqual({
      ...{named: 1, byMember: 0, inSetUp: 0},
      problems: [],
    });
    expect(check('/depot#Gate', line('$a-><b id=Gate>open</b>();')).byMember).toBe(1);
    const setUp = `<div data-set-up>${line('<b id=Gate>Gate</b>')}</div>`;
    expect(check('/depot#Gate', setUp).inSetUp).toBe(1);
  });

  it('of a member are checked by its own name and its parameters', () => {
    const member =
      '<ul><li id=Depot.Gate.open><small>Samples: <a href="/depot#Gate">x</a></small></ul>';
    const checkMember = (code: string) =>
      checkSampleLines(
        [
          pageOf(declared + member, 'depot/reference/api/gates.html'),
          pageOf(line(`${code}<b id=Gate>b</b>`), 'depot.html'),
        ],
        (symbol) => (symbol === 'Rekalogika\\Depot\\Gate::open' ? ['key'] : []),
      );
    expect(checkMember('$a->open()').named).toBe(1);
    expect(checkMember('key: 1').byMember).toBe(1);
    expect(checkMember('new Gate()').problems).toHaveLength(1);
  });

  it.each([
    ['a page that does not exist', '/rail#Gate', line('<b id=Gate>Gate</b>'), 'is not one name'],
    ['a page, without a line', '/depot', line('<b id=Gate>Gate</b>'), 'is not one name'],
    ['an id that does not exist', '/depot#Gate', line('<b id=Rail>Gate</b>'), 'is not one name'],
    ['a section', '/depot#Gate', '<h2 id=Gate>Gate</h2>', 'is not one name'],
    ['two names', '/depot#Gate', line('<b id=Gate>Gate</b> <b id=Gate>Gate</b>'), 'is not one'],
    ['a line of another class', '/depot#Gate', line('<b id=Gate>GateKeeper</b>'), 'does not use'],
  ])('must not be linked to %s', (_what, href, sample, problem) => {
    const {named, byMember, problems} = check(href, sample);
    expect(named + byMember).toBe(0);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });
});
