import { enableCompileCache } from 'node:module';
import { shortenModuleLoading } from './boot/module-loading.ts';

// Before anything else is loaded: the stripped and compiled sources of the last start are used again.
enableCompileCache();
shortenModuleLoading();
await import('./boot/serve.ts');
