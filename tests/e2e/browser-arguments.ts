/**
 * How Chromium is started for a journey: a microphone that needs no permission, no other traffic.
 * @param microphoneFile a WAV file (16-bit PCM) that the microphone plays once, from the moment it is first opened; a steady beep without one
 */
export function browserArguments(microphoneFile?: string): string[] {
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    // "noloop": an answer is spoken once and followed by silence, as a person does.
    ...(microphoneFile ? [`--use-file-for-fake-audio-capture=${microphoneFile}%noloop`] : []),
    '--autoplay-policy=no-user-gesture-required',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-sync',
    '--no-first-run',
    '--no-pings',
    // Chromium refuses its sandbox to root, which is what a container runs as.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}
