// The values of the contract, beside its types.
export { CONTRACT_VERSION, DEVICES } from 'shared-contracts/widget';
