import {beforeAll, describe, expect, test} from 'vitest';

import {checkTwig} from '../../features/samples/check/config/checkTwig';
import {names} from '../../features/samples/check/config/testData';
import {readPhpNames} from '../../features/samples/check/inline/readPhpNames';
import {installProject} from '../../features/samples/check/php/project';

let project: string;

beforeAll(async () => {
  project = await installProject();
}, 300_000);

describe('templates', () => {
  const check = async (value: string, language = 'twig') => {
    const block = {page: 'docs/depot/index.md', line: 10, language, meta: {}, value};
    const problems = await checkTwig([block], names, project);
    return problems.map(({line, message}) => `${line} ${message}`);
  };

  test.each([
    "{% extends '@RekalogikaDepot/gate.html.twig' %}{% block body %}{{ gate(x)|gates }}{% endblock %}",
    "{{ path('home') }}{{ 'a'|trans }}{{ form_row(form.a) }}{{ stimulus_controller('x') }}",
  ])('that are right: %s', async (text) => {
    expect(await check(text)).toEqual([]);
  });

  test.each([
    ['{% if %}', '10 Unexpected token'],
    ['\n{{ gat(x) }}', '11 Unknown "gat" function. Did you mean "gate"'],
    ['{{ x|gatez }}', '10 Unknown "gatez" filter'],
    ["{% include '@RekalogikaDepot/gat.html.twig' %}", '10 there is no template or file'],
  ])('that are wrong: %s', async (text, problem) => {
    expect(await check(text)).toEqual([expect.stringContaining(problem)]);
  });

  test('both sides of a diff', async () => {
    expect(await check(' a\n-{{ b|gat }}\n+{{ b|gate }}', 'diff-twig')).toHaveLength(2);
  });
});

test('names of PHP and of packages', async () => {
  const {functions, classes} = await readPhpNames(project);
  expect(functions).toContain('strlen');
  const find = (name: string) => classes.find((one) => one.name === name);
  expect(find('ArrayObject')?.members).toContain('getArrayCopy');
  expect(find('Doctrine\\ORM\\EntityManagerInterface')?.parents).toContain('ObjectManager');
  expect(find('Doctrine\\ORM\\EntityManagerInterface')?.members).toContain('createQueryBuilder');
});
