declare module 'subset-font' {
  /** What the package documents, as far as it is used here. */
  interface Options {
    readonly targetFormat: 'woff2';
    readonly noLayoutClosure: boolean;
    readonly variationAxes: Readonly<Record<string, {readonly min: number; readonly max: number}>>;
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
