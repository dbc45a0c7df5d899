// What the tests use of the package, which has no declarations of its own.
declare module 'jsdom' {
  export class JSDOM {
    readonly window: {readonly DOMParser: typeof DOMParser};
  }
}
