import { type ComponentType, useEffect, useRef } from 'react';
import { STATE_KEY } from '~/api/refresh.ts';
import { whenPartIsWanted } from '~/input-replay/first-interaction.ts';
import { replayInput } from '~/input-replay/input-replay.ts';
import { readLocal } from '~/lib/browser-storage.ts';
import { interviewCopy } from '~/lib/interview-copy.ts';
import { latePart } from '~/ui/late-part.ts';

/**
 * The parts of Home that the first view does not need. The build draws them, so that they are part of the page; in the browser
 * React leaves their HTML alone until their code arrives.
 */
const isBuild = import.meta.env.SSR;
const PRERENDERED_ID = 'showcase-heading';
const INTERVIEW_KEY = 'interview';

/**
 * The build drew a visitor's Home: React gives up what it drew when someone turns out to be signed in, who then needs
 * the code at once.
 */
const isMembers = () => readLocal(STATE_KEY) === 'true';

function part<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return latePart(async () => {
    if (!isMembers()) await whenPartIsWanted(PRERENDERED_ID);
    return load();
  });
}

/** Input before the code of a part has loaded is replayed afterwards. */
function withEarlyInput(Part: ComponentType): ComponentType {
  return function PartWithEarlyInput() {
    const element = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!element.current) return;
      element.current.dataset.part = 'ready';
      void replayInput(element.current);
    }, []);
    return (
      <div ref={element} data-part="waiting">
        <Part />
      </div>
    );
  };
}

export const Showcase: ComponentType = isBuild
  ? withEarlyInput((await import('~/features/home/showcase.tsx')).Showcase)
  : part(async () => withEarlyInput((await import('~/features/home/showcase.tsx')).Showcase));

export const OpenDoor: ComponentType<{ className?: string }> = isBuild
  ? (await import('~/features/home/open-door.tsx')).OpenDoor
  : part(async () => (await import('~/features/home/open-door.tsx')).OpenDoor);

export const ToolCards: ComponentType = isBuild
  ? (await import('~/features/home/tool-cards.tsx')).ToolCards
  : part(async () => (await import('~/features/home/tool-cards.tsx')).ToolCards);

export const LaunchPanel: ComponentType = isBuild
  ? withEarlyInput((await import('~/features/live-assistant/before/launch-panel.tsx')).LaunchPanel)
  : part(async () => withEarlyInput((await import('~/features/live-assistant/before/launch-panel.tsx')).LaunchPanel));

function hasInterview(): boolean {
  try {
    // Not by `tabStorage`: that would bring the file of small parts to Home.
    return sessionStorage.getItem(INTERVIEW_KEY) !== null || interviewCopy.read() !== null;
  } catch {
    return false;
  }
}

/** Fetched at once for anyone who has an interview to continue with, so that it is offered without delay. */
export const HomeLanding: ComponentType = isBuild
  ? () => null
  : latePart(async () => {
      if (!hasInterview() && !isMembers()) await whenPartIsWanted(PRERENDERED_ID);
      return (await import('./home-landing.tsx')).HomeLanding;
    });

export const MemberHome = latePart(async () => (await import('./member-home.tsx')).MemberHome);
