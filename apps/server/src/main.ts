import { enableCompileCache } from 'node:module';

// Before anything else is loaded: the stripped and compiled sources of the last start are used again.
enableCompileCache();
await import('./serve.ts');
