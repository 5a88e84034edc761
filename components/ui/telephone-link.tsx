/** A number to tap: on one line where it fits. */
export function TelephoneLink({ printed, dialled }: { printed: string; dialled: string }) {
  return (
    <a href={`tel:${dialled}`} className="text-link inline-block max-w-full font-semibold">
      {printed}
    </a>
  );
}
