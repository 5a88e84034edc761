/** A baby's face in the style of Heroicons outline, which has none. */
export function BabyIcon({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M4.9 11.1a7.25 7.25 0 0 1 14.2 0 1.95 1.95 0 0 1 0 3.8 7.25 7.25 0 0 1-14.2 0 1.95 1.95 0 0 1 0-3.8Z" />
      <path d="M12 5.5c1.6 0 2.6-.8 2.6-1.8 0-.8-.6-1.4-1.4-1.4-.6 0-1.1.4-1.1.9" />
      <path d="M9.4 11.6v.6M14.6 11.6v.6M9.6 15.8c1.4 1.3 3.4 1.3 4.8 0" />
    </svg>
  );
}
