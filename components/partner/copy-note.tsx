import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatDataDate } from '@/lib/format/dates';
import type { FollowedCopy } from '@/lib/partner/followed-copy';
import * as words from '@/words/partner/followed';
import type { FollowedBabyProps } from './followed-baby';

type CopyNoteProps = Pick<FollowedBabyProps, 'shown' | 'isOwn' | 'isStored' | 'news' | 'onFollow' | 'onKeep'>;

/** From which day a copy is; of one that a link brought also how it stands to what is followed, and the ways to follow it. */
export function CopyNote({ shown, isOwn, isStored, news, onFollow, onKeep }: CopyNoteProps) {
  const { copy, stage, from, other } = shown;
  if (!copy) return <p className="max-w-reading text-ink-soft">{words.dateAlone}</p>;
  const isCopyOf = words.isCopyOf(formatDataDate(copy.madeOn));
  if (from === 'followed') {
    return (
      <div className="grid max-w-reading gap-2">
        <p role="status" className="font-semibold empty:hidden print:hidden">
          {news && (news === 'followed' ? words.isFollowed : words.isKnown)}
        </p>
        <p className="text-ink-soft">{isCopyOf}</p>
        {!isStored && <p className="notice print:hidden">{words.notKept}</p>}
      </div>
    );
  }
  return (
    <Card className="grid max-w-reading gap-3">
      <p>{isCopyOf}</p>
      {isOwn && <p className="text-ink-soft">{words.isOwnDate}</p>}
      {other && (
        <p>
          {words.youHave({ day: formatDataDate(other.copy.madeOn), about: describe(other.copy) })}{' '}
          <strong>{words.orders[other.order]}</strong>
        </p>
      )}
      {stage.stage !== 'over' && (
        <>
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button
              look={other?.order === 'older' ? 'secondary' : 'primary'}
              onClick={() => onFollow(copy)}
              className="max-sm:w-full"
            >
              {other ? words.followInstead[other.order] : words.follow}
            </Button>
            {other && (
              <Button
                look={other.order === 'older' ? 'primary' : 'secondary'}
                onClick={onKeep}
                className="max-sm:w-full"
              >
                {words.keepMine}
              </Button>
            )}
          </div>
          <p className="text-ink-soft text-sm print:hidden">{words.whatFollowingMeans}</p>
        </>
      )}
    </Card>
  );
}

const describe = ({ dueDate, birthday }: FollowedCopy) =>
  birthday === undefined ? words.dueOn(formatDataDate(dueDate)) : words.bornOn(formatDataDate(birthday));
