import { type CardDesign, cardDesigns } from './card-designs';

interface CardChoiceProps {
  value: CardDesign;
  isDisabled: boolean;
  onChange: (design: CardDesign) => void;
}

const designLabels: Record<CardDesign, string> = { classic: 'Classic', modern: 'Modern', cute: 'Cute' };

export function CardChoice({ value, isDisabled, onChange }: CardChoiceProps) {
  return (
    <fieldset disabled={isDisabled} className="w-full max-w-md">
      <legend className="mb-1.5 font-semibold">Card design</legend>
      <div className="grid grid-cols-3 gap-1 rounded-control bg-mist p-1">
        {cardDesigns.map((design) => (
          <label
            key={design}
            className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-[9px] px-1 text-center font-semibold text-sm leading-tight hover:text-spruce has-checked:bg-card has-checked:text-spruce has-focus-visible:outline-3 has-focus-visible:outline-lake has-checked:ring-1 has-checked:ring-spruce forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name="card-design"
              value={design}
              checked={value === design}
              onChange={() => onChange(design)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {designLabels[design]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
