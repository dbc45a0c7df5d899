import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {parseMessages} from '../schema/messages';
import {lostTexts, recordMessages} from './recordMessages';

const release = {
  section: 'pager',
  repository: 'owner/pager',
  tag: 'v1.2.0',
  date: '2026-01-02',
  install: 'owner/pager',
  purpose: 'Pages.',
};

function messagesOf(body: string) {
  const libs = mkdtempSync(path.join(tmpdir(), 'libs-'));
  mkdirSync(path.join(libs, 'pager', 'src'), {recursive: true});
  const content = {name: 'owner/pager', autoload: {'psr-4': {'Owner\\': 'src/'}}};
  writeFileSync(path.join(libs, 'pager', 'composer.json'), JSON.stringify(content));
  writeFileSync(path.join(libs, 'pager', 'src', 'A.php'), `<?php\nnamespace Owner;\n${body}`);
  return recordMessages(libs, release).messages;
}

// The first run installs the parsers with Composer.
describe('recordMessages', {timeout: 120_000}, () => {
  it('reads texts with values, alternatives, variables and constants, with class and place', () => {
    const found = messagesOf(`
final class PageException extends \\RuntimeException
{
    const CLOSED = 'The page is closed';
    public static function create(string $name): self { return new self(sprintf('No page "%s" in %d books.', $name, 3)); }
    public static function closed(): self { return new self(self::CLOSED); }
    public function __construct(string $name) { parent::__construct("The page \\"{$name}\\" is" . ($name ? ' gone' : ' empty')); }
}
class Reader
{
    public function read(object $logger): void
    {
        $text = \\sprintf('Cannot read page %1$s', 1);
        if (rand()) { throw new \\LogicException($text); }
        $this->logger->warning('Page {page} was skipped', []);
        $logger->log('info', 'Page was read');
        trigger_deprecation('a/b', '1.0', 'The method %s is old', 'x');
        throw new UnsupportedData('No rows are left');
    }
    private function other(): void { $this->mailer->error('This is no log'); new \\ArrayObject(['also not one']); }
}
final class TooManyException extends \\RuntimeException
{
    public function trans(): string { return new TranslatableMessage('More than {limit} pages', ['{limit}' => 5]); }
}`);
    expect(found.map(({template}) => template)).toEqual([
      'No page "{}" in {} books.',
      'The page is closed',
      'The page "{}" is gone',
      'The page "{}" is empty',
      'Cannot read page {}',
      'Page {page} was skipped',
      'Page was read',
      'The method {} is old',
      'No rows are left',
      'More than {} pages',
    ]);
    expect(found[0]).toMatchObject({
      kind: 'exception',
      class: 'Owner\\PageException',
      in: 'Owner\\PageException::create',
      file: 'src/A.php',
      line: 7,
    });
    expect(found[4]).toMatchObject({class: 'LogicException', in: 'Owner\\Reader::read'});
    expect(found.slice(5).map(({kind}) => kind)).toEqual([
      'log',
      'log',
      'deprecation',
      'exception',
      'exception',
    ]);
  });

  it('reads no source of a release that is known from evidence alone', () => {
    const evidence = {release: {composer: [], date: '', changelog: false}, provenance: 'seen'};
    expect(recordMessages('/nowhere', release, evidence as never).messages).toEqual([]);
  });
});

describe('lostTexts', () => {
  const message = {template: 'No page "{}" is left', kind: 'exception', file: 'A.php', line: 1};

  it('names thrown texts that no message of the file holds', () => {
    const thrown = (text: string, file = 'A.php') => [{file, line: 1, text}];
    expect(lostTexts(thrown('No page "%s" is left'), [message as never])).toEqual([]);
    expect(lostTexts(thrown('Something else is wrong'), [message as never])).toHaveLength(1);
    expect(lostTexts(thrown('No page "%s" is left', 'B.php'), [message as never])).toHaveLength(1);
  });
});

it('parseMessages refuses what is not a record', () => {
  expect(() => parseMessages('{"messages": []}', 'a.json')).toThrow('a.json');
});
