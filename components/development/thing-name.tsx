/** The name of a thing that the baby is compared with, in a sentence of other type. */
export function ThingName({ children }: { children: string }) {
  return <strong className="font-semibold font-serif">{children}</strong>;
}
