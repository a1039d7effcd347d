import { tabStorage } from './tab-storage.ts';

const KEY = 'upgradeOrigin';

/** Keeps the screen where the units ran out, to lead back to it after the payment: the checkout comes back to this tab. */
export const keepUpgradeOrigin = (address: string): void => tabStorage.setItem(KEY, address);
export const readUpgradeOrigin = (): string | null => tabStorage.getItem(KEY);
export const forgetUpgradeOrigin = (): void => tabStorage.removeItem(KEY);
