import { Badge } from './badge.tsx';

type StoryTextProps = { title: string; text: string; skills: readonly string[] };

/** A story below the names of the skills that it shows. Its words open on a press. */
export const StoryText = ({ title, text, skills }: StoryTextProps) => (
  <>
    <div className="flex flex-wrap gap-2">
      {skills.map((skill) => (
        <Badge key={skill} variant="secondary">
          {skill}
        </Badge>
      ))}
    </div>
    <details>
      <summary dir="auto" className="min-h-11 cursor-pointer content-center font-semibold">
        {title}
      </summary>
      <p dir="auto" className="mt-1 whitespace-pre-line break-words text-ink-soft">
        {text}
      </p>
    </details>
  </>
);
