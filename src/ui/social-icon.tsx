import { BriefcaseBusiness, Camera, Play, Users } from 'lucide-react';

interface SocialIconProps {
  readonly kind: keyof typeof icons;
}

const icons = { photo: Camera, social: Users, professional: BriefcaseBusiness, video: Play };

/** The drawing that stands for a kind of network; the link around it holds the name. */
export function SocialIcon({ kind }: SocialIconProps) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" />;
}
