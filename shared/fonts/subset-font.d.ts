declare module 'subset-font' {
  /** The documented options that are used here. A number pins an axis. */
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly noLayoutClosure: boolean;
    readonly variationAxes: Readonly<
      Record<string, number | {readonly min: number; readonly max: number}>
    >;
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
