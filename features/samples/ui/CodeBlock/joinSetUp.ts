import {phpImports} from '../../../../shared/text/phpImports';

/** A sample after its setup, as one text: all imports come first, each once. */
export function joinSetUp(setUp: string, sample: string): string {
  const lines = [setUp, sample].flatMap((text) => text.match(phpImports) ?? []);
  const used = [...new Set(lines.map((line) => line.trim()))].sort();
  const parts = [
    used.join('\n'),
    ...[setUp, sample].map((text) => text.replace(phpImports, '').trim()),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}
