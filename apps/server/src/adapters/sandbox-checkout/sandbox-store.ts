/** A checkout as the sandbox remembers it. */
export type SandboxCheckout = {
  id: string;
  paymentId: string;
  plan: string;
  amountCents: number;
  currency: string;
  successUrl: string;
  cancelUrl: string;
  state: 'open' | 'paid' | 'expired';
};

/** Where the sandbox keeps its checkouts, so that a restart in the middle of a purchase loses none. */
export type SandboxStore = {
  /** One checkout a payment: the same payment again answers the one that is there. */
  open(checkout: SandboxCheckout): Promise<SandboxCheckout>;
  find(id: string): Promise<(SandboxCheckout & { createdAt: Date }) | null>;
  /** Only an open checkout changes. False when it was not open any more. */
  close(id: string, state: 'paid' | 'expired'): Promise<boolean>;
};
