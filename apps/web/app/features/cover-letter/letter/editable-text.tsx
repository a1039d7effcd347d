import { cn } from '~/lib/class-names.ts';
import { groupLines } from '~/lib/letter-points.ts';
import { LetterLines } from '~/ui/letter-lines.tsx';

type EditableTextProps = {
  /** What it is, for anyone who listens; shown faintly while it is empty, unless there is a placeholder. */
  name: string;
  placeholder?: string;
  value: string;
  onValueChange: (value: string) => void;
  isOneLine?: boolean;
  maxLength: number;
  className?: string;
};

const shared = 'col-start-1 row-start-1 whitespace-pre-wrap break-words rounded-sm px-2';

/** The text as it will be printed, with its points as a list. Hidden while the box has the focus. */
function ShownText({ groups }: { groups: ReturnType<typeof groupLines> }) {
  return (
    <div aria-hidden className={cn(shared, 'pointer-events-none peer-focus:invisible')} dir="auto">
      <LetterLines groups={groups} />
    </div>
  );
}

/** Text on the paper that can be written into; it grows with its content. */
export function EditableText(props: EditableTextProps) {
  const { name, placeholder = name, value, onValueChange, isOneLine = false, maxLength, className } = props;
  const groups = groupLines(value);
  const hasPoints = groups.some(({ isList }) => isList);
  return (
    // On paper a line that was left empty is no line.
    <div className={cn('grid min-w-0', !value && 'print:hidden', className)}>
      {/* Gives the box its height in every browser: the same text, unseen, in the same cell. */}
      <div aria-hidden className={cn(shared, 'invisible')}>
        {value || placeholder}{' '}
      </div>
      <textarea
        aria-label={name}
        placeholder={placeholder}
        dir="auto"
        rows={1}
        maxLength={maxLength}
        value={value}
        className={cn(
          shared,
          'resize-none overflow-hidden bg-transparent transition-colors duration-(--duration-quick)',
          'hover:bg-fill/60 focus:bg-fill/60 placeholder:italic',
          hasPoints && 'peer text-transparent focus:text-inherit print:text-transparent',
        )}
        onKeyDown={(event) => {
          if (isOneLine && event.key === 'Enter') event.preventDefault();
        }}
        onChange={(event) =>
          onValueChange(isOneLine ? event.currentTarget.value.replaceAll('\n', ' ') : event.currentTarget.value)
        }
      />
      {hasPoints && <ShownText groups={groups} />}
    </div>
  );
}
