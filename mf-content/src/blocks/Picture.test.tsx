import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';
import type { ContentItem } from './toContentItem.ts';

const item: ContentItem = {
  src: '/a.jpg',
  alt: '冬のラウンド',
  label: '',
  language: 'ja',
  width: 600,
  height: 200,
};

describe('a picture of a block', () => {
  it('[R1.08] has its size, loads when it comes near the screen, and offers AVIF and WebP before the fallback', () => {
    const { container } = render(
      <Picture item={{ ...item, avif: '/a.avif', webp: '/a.webp' }} alt={item.alt} />,
    );
    const image = screen.getByRole('img', { name: '冬のラウンド' });
    expect([
      image.getAttribute('src'),
      image.getAttribute('width'),
      image.getAttribute('height'),
      image.getAttribute('loading'),
    ]).toEqual(['/a.jpg', '600', '200', 'lazy']);
    expect(
      [...container.querySelectorAll('source')].map(({ type, srcset }) => [type, srcset]),
    ).toEqual([
      ['image/avif', '/a.avif'],
      ['image/webp', '/a.webp'],
    ]);
  });

  it('[R3.18] keeps its place and shows its text when it fails to load', () => {
    render(<Picture item={item} alt={item.alt} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('冬のラウンド')).toHaveStyle({ aspectRatio: '600 / 200' });
  });

  it('[R3.18] shows its text when it failed to load before hydration', () => {
    const { prototype } = HTMLImageElement;
    const spies = [
      jest.spyOn(prototype, 'complete', 'get').mockReturnValue(true),
      jest.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(0),
      jest.spyOn(prototype, 'currentSrc', 'get').mockReturnValue('/a.jpg'),
    ];
    render(<Picture item={item} alt={item.alt} />);
    expect(screen.getByText('冬のラウンド')).toBeVisible();
    spies.forEach((spy) => spy.mockRestore());
  });
});
