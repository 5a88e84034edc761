import { getBabySvg, getPictureSvg, stripSvgTag } from '@/lib/pictures/svg';
import type { CanadianSizeComparison } from '@/lib/weeks/comparisons';
import { ScaleDrawing } from './scale-drawing';

interface InlineScaleDrawingProps {
  week: number;
  hasCaption?: boolean;
  comparison: CanadianSizeComparison;
}

/** The drawing with its pictures in the page's own HTML. For what is rendered while the page is built. */
export function InlineScaleDrawing(props: InlineScaleDrawingProps) {
  return (
    <ScaleDrawing
      {...props}
      drawBaby={(name, box) => (
        <svg
          {...box}
          viewBox={`0 0 ${(100 * box.width) / box.height} 100`}
          // The markup of both pictures is ours or the illustration set's, read while the page is built.
          dangerouslySetInnerHTML={{ __html: stripSvgTag(getBabySvg(name)) }}
        />
      )}
      drawObject={(name, box) => (
        <svg {...box} viewBox="0 0 32 32" dangerouslySetInnerHTML={{ __html: stripSvgTag(getPictureSvg(name)) }} />
      )}
    />
  );
}
