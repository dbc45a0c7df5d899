import {TraceMap, eachMapping} from '@jridgewell/trace-mapping';

import {gzipSize} from '../../shared/files/compressFiles';

/** A part of a script. */
export interface Part {
  readonly name: string;
  /** How much less the script weighs without it, gzip. */
  readonly bytes: number;
}

/**
 * The parts of a script by the names of their sources, heaviest first. Gzip finds repetitions across parts, so
 * their sum is slightly less than the total.
 *
 * @throws Error for a map that does not fit the script.
 */
export function weighParts(
  script: string,
  map: string,
  nameOf: (source: string) => string,
): Part[] {
  const starts = [0];
  for (const line of script.split('\n')) {
    starts.push((starts.at(-1) ?? 0) + line.length + 1);
  }
  const marks: {readonly at: number; readonly name: string}[] = [{at: 0, name: nameOf('')}];
  eachMapping(new TraceMap(map), ({generatedLine, generatedColumn, source}) => {
    const line = starts[generatedLine - 1];
    if (line === undefined || line + generatedColumn > script.length) {
      throw new Error('The source map does not fit the script.');
    }
    marks.push({at: line + generatedColumn, name: nameOf(source ?? '')});
  });
  const pieces = marks.map(({at, name}, index) => ({
    name,
    text: script.slice(at, marks[index + 1]?.at ?? script.length),
  }));
  const whole = gzipSize(script);
  return [...new Set(pieces.map(({name}) => name))]
    .map((name) => {
      const rest = pieces.filter((piece) => piece.name !== name).map(({text}) => text);
      return {name, bytes: whole - gzipSize(rest.join(''))};
    })
    .sort((a, b) => b.bytes - a.bytes);
}
