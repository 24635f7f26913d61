export declare function otherRuntime(file: string, system: string): string | undefined;
