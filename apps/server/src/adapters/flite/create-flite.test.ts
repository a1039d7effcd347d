import { describeVoice } from '../../testing/describe-voice.ts';
import { createFlite } from './create-flite.ts';

describeVoice('Flite', 'flite', createFlite);
