/** A number to tap. */
export function TelephoneLink({ printed, dialled }: { printed: string; dialled: string }) {
  return (
    <a href={`tel:${dialled}`} className="text-link whitespace-nowrap font-semibold">
      {printed}
    </a>
  );
}
