/**
 * The shape of the words of another language: the same keys, with functions that take the same, and texts of its own.
 * What is neither a text nor made of texts (numbers, patterns, elements) keeps its type.
 */
export type Words<T> = T extends string
  ? string
  : T extends (...args: infer Arguments) => infer Said
    ? (...args: Arguments) => Words<Said>
    : T extends readonly (infer Part)[]
      ? number extends T['length']
        ? readonly Words<Part>[]
        : { readonly [Key in keyof T]: Words<T[Key]> }
      : T extends RegExp | ReactElementLike | number | boolean | null | undefined
        ? T
        : { readonly [Key in keyof T]: Words<T[Key]> };

/** What marks an element of React, which sentences may take and return. */
interface ReactElementLike {
  type: unknown;
  props: unknown;
  key: unknown;
}
