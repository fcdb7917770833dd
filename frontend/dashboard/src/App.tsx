import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { AuthProvider } from './account/AuthProvider.tsx';
import { ForgotPasswordPage } from './account/ForgotPasswordPage.tsx';
import { LoginPage } from './account/LoginPage.tsx';
import { ForAdmins, SignedIn } from './account/Protected.tsx';
import { ResetPasswordPage } from './account/ResetPasswordPage.tsx';
import { SignupPage } from './account/SignupPage.tsx';
import { Waiting } from './account/Waiting.tsx';
import { Announcement } from './Announcement.tsx';
import { Arrival } from './Arrival.tsx';

const Dashboard = lazy(async () => ({ default: (await import('./Dashboard.tsx')).Dashboard }));
const AdminConsole = lazy(async () => ({ default: (await import('./admin/AdminConsole.tsx')).AdminConsole }));

/** The account screens come with the page; the dashboard and the admin console are fetched by those who may see them. */
export function App() {
  return (
    <BrowserRouter>
      <AuthProvider>
        <Suspense fallback={<Waiting />}>
          <Routes>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/signup" element={<SignupPage />} />
            <Route path="/forgot-password" element={<ForgotPasswordPage />} />
            <Route path="/reset-password" element={<ResetPasswordPage />} />
            <Route element={<SignedIn />}>
              <Route path="/dashboard/*" element={<Dashboard />} />
              <Route element={<ForAdmins />}>
                <Route path="/admin/*" element={<AdminConsole />} />
              </Route>
            </Route>
            <Route path="*" element={<Navigate to="/dashboard" replace />} />
          </Routes>
        </Suspense>
      </AuthProvider>
      <Announcement />
      <Arrival />
    </BrowserRouter>
  );
}
