/** A number to tap. Not translated: it has to be dialled as it stands. */
export function TelephoneLink({ printed, dialled }: { printed: string; dialled: string }) {
  return (
    <a href={`tel:${dialled}`} translate="no" className="text-link whitespace-nowrap font-semibold">
      {printed}
    </a>
  );
}
