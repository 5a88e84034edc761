import { href } from '@/lib/site/href';
import type { CanadianSizeComparison } from '@/lib/weeks/comparisons';
import { ScaleDrawing } from './scale-drawing';

interface FileScaleDrawingProps {
  week: number;
  hasCaption?: boolean;
  comparison: CanadianSizeComparison;
  /** The picture in whose place the object comes, once. */
  former?: string | undefined;
}

/** The drawing with its pictures from their files, for widgets. */
export function FileScaleDrawing({ former, ...props }: FileScaleDrawingProps) {
  return (
    <ScaleDrawing
      {...props}
      drawBaby={(name, box) => <image href={href(`/babies/${name}.svg`)} {...box} />}
      drawObject={(name, box) => (
        <>
          {former && <image href={href(`/pictures/${former}.svg`)} {...box} className="object-leaving" />}
          <image href={href(`/pictures/${name}.svg`)} {...box} className={former && 'object-coming'} />
        </>
      )}
    />
  );
}
