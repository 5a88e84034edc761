/** A number to tap: on one line where it fits. Not translated: it has to be dialled as it stands. */
export function TelephoneLink({ printed, dialled }: { printed: string; dialled: string }) {
  return (
    <a href={`tel:${dialled}`} translate="no" className="text-link inline-block max-w-full font-semibold">
      {printed}
    </a>
  );
}
