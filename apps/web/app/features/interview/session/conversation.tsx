import { looksLikeEmail, titleCase } from '@greenroom/contract/profile-names';
import Headphones from 'lucide-react/icons/headphones';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useSession } from '~/api/session-store.ts';
import { cn } from '~/lib/class-names.ts';
import { Avatar } from '~/ui/avatar.tsx';
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

type ConversationProps = { messages: readonly Message[]; actionOf?: (message: Message) => ReactNode };

/** The conversation so far, the newest last. */
export function Conversation({ messages, actionOf }: ConversationProps) {
  return (
    <section aria-labelledby="conversation-heading">
      <h2 id="conversation-heading" className="sr-only">
        {conversationMessages.heading}
      </h2>
      <ol className="grid gap-5">
        {messages.map((message, place) => (
          <MessageBubble
            key={message.id}
            message={message}
            isNewest={place === messages.length - 1}
            action={actionOf?.(message)}
          />
        ))}
      </ol>
    </section>
  );
}
