import { href } from '@/lib/site/href';
import type { CanadianSizeComparison } from '@/lib/weeks/comparisons';
import { ScaleDrawing } from './scale-drawing';

interface FileScaleDrawingProps {
  week: number;
  hasCaption?: boolean;
  comparison: CanadianSizeComparison;
}

/** The drawing with its pictures from their files, for widgets. */
export function FileScaleDrawing(props: FileScaleDrawingProps) {
  return (
    <ScaleDrawing
      {...props}
      drawBaby={(name, box) => <image href={href(`/babies/${name}.svg`)} {...box} />}
      drawObject={(name, box) => <image href={href(`/pictures/${name}.svg`)} {...box} />}
    />
  );
}
