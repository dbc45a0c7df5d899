import type {Finding, Page} from './page';
import {parsePage} from './page';

/** A page with this text, from line 7 on. */
export function page(text: string, file = 'docs/mapper/quickstart.md'): Page {
  return withFields(
    `title: Quickstart
description: Map an entity to a data transfer object in an empty Symfony 7.2 project.
kind: how-to`,
    `\n${text}`,
    file,
  );
}

/** A page with this front matter and text. */
export function withFields(yaml: string, text = '', file = 'docs/mapper/quickstart.md'): Page {
  return parsePage(file, `---\n${yaml}\n---\n${text}`);
}

/** Findings as `line message`. */
export const messagesOf = (findings: readonly Finding[]) =>
  findings.map(({line, message}) => `${line} ${message}`);
/** A page of MDX with this text, from line 7 on. */
export const mdx = (text: string) => page(text, 'docs/mapper/quickstart.mdx');
