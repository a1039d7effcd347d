import { looksLikeEmail, titleCase } from '@greenroom/contract/profile-names';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Headphones from 'lucide-react/icons/headphones';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useId, useState } from 'react';
import { useSession } from '~/api/session-store.ts';
import { cn } from '~/lib/class-names.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Button } from '~/ui/button.tsx';
import { conversationMessages } from '../messages.ts';
import type { Message } from './conversation-messages.ts';

/** The name by which the person is greeted; null for a visitor, and for a name that is an e-mail address. */
export function usePersonName(): string | null {
  const name = useSession((state) => state.profile?.name.trim());
  return name && !looksLikeEmail(name) ? titleCase(name) : null;
}

function Speaker({ role }: { role: Message['role'] }) {
  const name = usePersonName();
  const picture = useSession((state) => state.profile?.picture);
  return role === 'assistant' ? (
    <>
      <Avatar name={conversationMessages.interviewer} icon={<Headphones />} size="sm" />
      <span className="font-semibold text-sm">{conversationMessages.interviewer}</span>
    </>
  ) : (
    <>
      <Avatar name={name ?? ''} icon={name ? undefined : <UserRound />} pictureUrl={picture} size="sm" tone="neutral" />
      <span className="font-semibold text-sm">{name ?? conversationMessages.interviewee}</span>
    </>
  );
}

type MessageBubbleProps = { message: Message; isNewest: boolean; action?: ReactNode };

function MessageBubble({ message, isNewest, action }: MessageBubbleProps) {
  const isUser = message.role === 'user';
  return (
    <li
      id={message.id}
      tabIndex={-1}
      data-focus-target
      className={cn(
        'grid gap-2',
        isUser ? 'justify-items-end' : 'justify-items-start',
        // The answer's panel stays beside it.
        isNewest && 'animate-settle-in content-start sideways:min-h-dvh',
      )}
    >
      <div className="flex min-h-11 items-center gap-2.5">
        <Speaker role={message.role} />
        {action}
      </div>
      <div
        data-forced-border
        className={cn(
          'grid max-w-[38rem] gap-3 rounded-lg px-4 py-3.5',
          isUser ? 'rounded-tr-sm bg-accent-soft' : 'rounded-tl-sm bg-surface shadow-card',
          message.isSkipped && 'text-ink-soft italic',
        )}
      >
        {message.paragraphs.map((paragraph, place) => (
          <p
            key={paragraph}
            dir="auto"
            className={cn(
              'whitespace-pre-line',
              !isUser && isNewest && place === message.paragraphs.length - 1 && 'font-semibold text-lg',
            )}
          >
            {paragraph}
          </p>
        ))}
      </div>
    </li>
  );
}

type ConversationProps = {
  messages: readonly Message[];
  /** Only the closing words are shown until the rest is asked for: the feedback below has the answers again. */
  isOver: boolean;
  actionOf?: (message: Message) => ReactNode;
};

/** The conversation so far, the newest last. */
export function Conversation({ messages, isOver, actionOf }: ConversationProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isOver && !isWhole ? messages.slice(-1) : messages;
  const listId = useId();
  return (
    <section aria-labelledby="conversation-heading">
      <h2 id="conversation-heading" className="sr-only">
        {conversationMessages.heading}
      </h2>
      {isOver && messages.length > 1 && (
        <Button
          variant="outline"
          size="sm"
          className="mb-4 min-h-11"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? conversationMessages.fold : conversationMessages.unfold}
          <ChevronDown aria-hidden className={cn('transition-transform', isWhole && 'rotate-180')} />
        </Button>
      )}
      <ol id={listId} className="grid gap-5">
        {shown.map((message, place) => (
          <MessageBubble
            key={message.id}
            message={message}
            isNewest={place === shown.length - 1}
            action={actionOf?.(message)}
          />
        ))}
      </ol>
    </section>
  );
}
