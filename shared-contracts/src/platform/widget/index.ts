export * from './widget.ts';
export * from './request.ts';
export * from './manifest.ts';
export * from './widgetSource.ts';
export * from './pageFrame.ts';
export * from './islandEvents.ts';
