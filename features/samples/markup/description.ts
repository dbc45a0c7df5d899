import type {CodeColor} from './codeColors';

/** A piece of code, with or without a color. */
export type Token = string | readonly [color: CodeColor, text: string];

/** The text of a name's popover: features/samples/inferred-types makes it, features/samples/ui/SampleNames shows it. */
export interface Description {
  readonly kind: string;
  readonly label: string;
  /** The class of a member, the namespace of a class. */
  readonly owner?: string;
  readonly code: readonly Token[];
  readonly type?: readonly Token[];
  readonly notes?: readonly string[];
  readonly links?: readonly {readonly title: string; readonly url: string}[];
}
