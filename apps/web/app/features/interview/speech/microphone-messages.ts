export const microphoneMessages = {
  problems: {
    'not-detected': 'Microphone not Detected! Please Connect and retry.',
    denied: 'Mic Access Denied! Please Allow access and retry.',
    'denied-by-system': 'Mic Access Denied! Please Allow access and retry.',
    blocked: 'Mic Access Blocked! Please Allow access and retry.',
    'request-denied': 'Mic Accesss request was denied! Please Retry',
    disconnected: 'Mic Disconnected! Please reconnect and try again',
    unknown: 'Unknown Error! Please Restart the Interview',
  },
  hints: {
    'not-detected': 'If one is plugged in, check that this device sees it.',
    denied: 'The setting is next to the address of this page.',
    'denied-by-system': 'This device does not let the browser use it. Look in its privacy settings.',
    blocked: 'Another program may hold it, or this page may not use it.',
    'request-denied': 'You closed the browser’s question without an answer.',
    disconnected: 'Your recording up to that point is saved.',
    unknown: 'Your answers are kept. You can also type.',
  },
} as const;
