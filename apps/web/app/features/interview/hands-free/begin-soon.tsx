import { useEffect, useEffectEvent, useState } from 'react';
import { createBargeIn } from '~/audio/barge-in.ts';
import { type Listening, type OpenListening, openListening } from '~/audio/microphone/open-listening.ts';
import type { Speaker } from '~/audio/voice/create-speaker.ts';
import { handsFreeMessages } from './messages.ts';
import { Panel } from './panel.tsx';

/** Between the last word of the question and the microphone, so that the voice is not heard. */
const BEGIN_AFTER_MS = 600;
const FRAME_MS = 25;
/** The meter's 0 is this quiet. */
const METER_FLOOR_DB = -60;

/** Browsers open no sound before the first press of a page, and a reload should not open a microphone. */
const hasPressed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

type Interruption = 'unknown' | 'possible' | 'impossible';
type Reports = { onState: (state: Interruption) => void; onPerson: () => void };

/** Measures the microphone while the voice plays, until a person speaks or it is closed. */
function watchForPerson(speaker: Speaker, open: OpenListening, { onState, onPerson }: Reports): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let listening: Listening | null = null;
  const close = () => {
    isOver = true;
    clearInterval(timer);
    listening?.close();
    listening = null;
  };
  const giveUp = () => {
    close();
    onState('impossible');
  };
  const start = (opened: Listening) => {
    if (isOver) return opened.close();
    listening = opened;
    if (!opened.isEchoCancelled) return giveUp();
    onState('possible');
    const bargeIn = createBargeIn(FRAME_MS);
    timer = setInterval(() => {
      if (speaker.read().status !== 'playing') return;
      const heard = bargeIn.hear(METER_FLOOR_DB * (1 - opened.readLevel()));
      if (heard === 'hopeless') giveUp();
      if (heard !== 'person') return;
      close();
      onPerson();
    }, FRAME_MS);
  };
  open().then(start, giveUp);
  return close;
}

type BeginSoonProps = {
  speaker: Speaker;
  onRecord: () => void;
  /** The person spoke while the voice did. */
  onInterrupted: () => void;
  open?: OpenListening;
};

/** Starts recording once nothing is read aloud any more, or as soon as the person speaks. */
export function BeginSoon({ speaker, onRecord, onInterrupted, open = openListening }: BeginSoonProps) {
  const begin = useEffectEvent(onRecord);
  const interrupt = useEffectEvent(() => {
    onInterrupted();
    onRecord();
  });
  const [mayBegin] = useState(hasPressed);
  const [interruption, setInterruption] = useState<Interruption>('unknown');
  useEffect(() => {
    if (!mayBegin) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unlisten: (() => void) | undefined;
    const look = () => {
      clearTimeout(timer);
      const { status } = speaker.read();
      if (status === 'playing')
        unlisten ??= watchForPerson(speaker, open, { onState: setInterruption, onPerson: () => interrupt() });
      if (status !== 'idle') return;
      unlisten?.();
      timer = setTimeout(() => begin(), BEGIN_AFTER_MS);
    };
    look();
    const unwatch = speaker.watch(look);
    return () => {
      clearTimeout(timer);
      unlisten?.();
      unwatch();
    };
  }, [speaker, mayBegin, open]);
  const { before, begin: press, interruptions } = handsFreeMessages;
  return <Panel text={mayBegin ? `${before} ${interruptions[interruption]}`.trim() : press} />;
}
